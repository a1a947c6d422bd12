import { useState } from 'preact/hooks';

/** Something that is forgotten as soon as there is a new view. */
export function useOfView<Value>(view: object): readonly [Value | null, (value: Value | null) => void] {
  const [state, setState] = useState<{ readonly view: object; readonly value: Value | null }>({
    view,
    value: null,
  });
  const value = state.view === view ? state.value : null;
  return [
    value,
    (next) => {
      if (next !== value) setState({ view, value: next });
    },
  ];
}

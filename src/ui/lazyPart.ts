import {
  type ComponentType,
  createElement,
  type ReactNode,
  startTransition,
  useEffect,
  useState,
} from 'react';

/** From the first try of a part to the second; each further wait is twice as long, up to the longest. */
const shortestWait = 2_000;
const longestWait = 60_000;

type PropsOf<Part> = Part extends ComponentType<infer Props extends object> ? Props : never;

/**
 * A part of a page whose code comes after the rest. Where that cannot be loaded, the page goes on without it: it is tried
 * again after a while, and as soon as the device is on a network again.
 *
 * It is drawn at once where its code is here, and as soon as it comes. React.lazy would show it at the earliest 300 ms
 * after the last stand-in of any part.
 *
 * @param name of the component in its module
 * @param renderPlace what stands there until then
 */
export function lazyPart<Name extends string, Module extends Readonly<Record<Name, ComponentType<never>>>>(
  load: () => Promise<Module>,
  name: Name,
  renderPlace: (props: PropsOf<Module[Name]>) => ReactNode = () => null,
): ComponentType<PropsOf<Module[Name]>> {
  type Props = PropsOf<Module[Name]>;
  let loaded: ComponentType<Props> | null = null;
  let loading: Promise<void> | null = null;

  async function loadOnce(): Promise<void> {
    // The compiler does not see that a component is one of its own props.
    loaded = (await untilLoaded(load))[name] as ComponentType<Props>;
  }

  return function LazyPart(props: Props) {
    const [Part, setPart] = useState(() => {
      if (!loaded) loading ??= loadOnce();
      return loaded;
    });
    useEffect(() => {
      if (!Part) void loading?.then(() => startTransition(() => setPart(() => loaded)));
    }, [Part]);
    return Part ? createElement(Part, props) : renderPlace(props);
  };
}

/** What is loaded, however often that has to be tried. */
export async function untilLoaded<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  for (let wait = shortestWait; ; wait = Math.min(2 * wait, longestWait)) {
    try {
      return await load();
    } catch {
      await onlineOrAfter(wait);
    }
  }
}

function onlineOrAfter(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      window.removeEventListener('online', go);
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(go, milliseconds);
    window.addEventListener('online', go);
  });
}

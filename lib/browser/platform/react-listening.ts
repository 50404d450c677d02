/** What a pointer does beside its click. */
const POINTER_EVENT = /^(mouse|pointer)/;
/** What no component listens to, and React does not need: a tap sends five of them. */
const UNHEARD_EVENT = /^touch|(capture|move)$/;
/** From these React makes all that it tells of hovering. */
const HOVER_EVENT = /^(mouse|pointer)(over|out)$/;
/** An answer that shows its next step by itself. */
const ANSWER = '[data-onward]';

function concernsAnswer({ target, relatedTarget }: Event & { readonly relatedTarget?: EventTarget | null }): boolean {
  return [target, relatedTarget].some((each) => each instanceof Element && each.closest(ANSWER));
}

/** React marks what it is about to listen to. */
function isReactListening(): boolean {
  return Object.keys(document).join().includes('_reactListening');
}

/**
 * Keeps from React, once it listens, what a pointer does on an answer, or on its way there and from there, beside the
 * click and the focus. A tap sends some 25 events, React takes up each twice, for components that listen to none of them,
 * and the next question would wait for that. Of touches, moves and captured pointers it hears nowhere; where nothing can
 * hover, of no hovering either: a tap makes that up.
 */
export function keepPointersFromReact(): void {
  const listen = document.addEventListener.bind(document);
  document.addEventListener = (type: string, listener: EventListener, options?: boolean | AddEventListenerOptions) => {
    if (!isReactListening()) return listen(type, listener, options);
    // All of them are added in one go.
    queueMicrotask(() => delete (document as Partial<Document>).addEventListener);
    if (UNHEARD_EVENT.test(type)) return;
    if (HOVER_EVENT.test(type) && matchMedia('(any-hover: none)').matches) return;
    const heard = (event: Event) => concernsAnswer(event) || listener(event);
    listen(type, POINTER_EVENT.test(type) ? heard : listener, options);
  };
}

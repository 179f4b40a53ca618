import { keepClickTargets } from './keepClickTargets';

keepClickTargets();

const at = (target: Element, kind: 'pointerdown' | 'click', x: number, detail = 1): void => {
  target.dispatchEvent(new MouseEvent(kind, { bubbles: true, cancelable: true, clientX: x, clientY: 100, detail }));
};

const pressed: string[] = [];
const page = (): { readonly around: Element; readonly one: Element; readonly other: Element } => {
  pressed.splice(0);
  document.body.innerHTML = '<main><button id="un"><span>Un</span></button><button id="deux">Deux</button></main>';
  const [around, one, other] = document.querySelectorAll('main, button');
  if (!around || !one || !other) throw new Error('no page');
  for (const button of [one, other]) button.addEventListener('click', () => pressed.push(button.id));
  return { around, one, other };
};

describe('R12: a press counts for what it began on', () => {
  test('also where the page moved from under the pointer, and it is no longer there', () => {
    const { around, one } = page();
    at(one, 'pointerdown', 100);
    at(around, 'click', 108);
    expect(pressed).toEqual(['un']);
  });

  test('and not for what is there by then', () => {
    const { one, other } = page();
    at(one, 'pointerdown', 100);
    at(other, 'click', 100);
    expect(pressed).toEqual(['un']);
  });

  test('a pointer that moved away has taken it back', () => {
    const { around, one } = page();
    at(one, 'pointerdown', 100);
    at(around, 'click', 109);
    expect(pressed).toEqual([]);
  });

  test('where nothing moved it counts once', () => {
    const { one } = page();
    const inside = one.querySelector('span') ?? one;
    at(inside, 'pointerdown', 100);
    at(inside, 'click', 100);
    expect(pressed).toEqual(['un']);
  });

  test('one that began on nothing presses nothing, and a key clicks the control that has the focus', () => {
    const { around, one, other } = page();
    at(around, 'pointerdown', 100);
    at(around, 'click', 100);
    expect(pressed).toEqual([]);
    at(one, 'pointerdown', 100);
    at(other, 'click', 100, 0);
    expect(pressed).toEqual(['deux']);
  });

  test('what is gone is not pressed', () => {
    const { around, one } = page();
    at(one, 'pointerdown', 100);
    one.remove();
    at(around, 'click', 100);
    expect(pressed).toEqual([]);
  });
});

type Attribute = string | boolean | undefined | ((event: Event) => void);
export type Child = Node | string | undefined | false;

/** Makes an element. An attribute that is a function listens to the event of its name; `false` leaves an attribute out. */
export const el = <Tag extends keyof HTMLElementTagNameMap>(
	tag: Tag,
	attributes: Readonly<Record<string, Attribute>> = {},
	...children: readonly Child[]
): HTMLElementTagNameMap[Tag] => {
	const made = document.createElement(tag);
	for (const [name, value] of Object.entries(attributes)) {
		if (typeof value === "function") made.addEventListener(name, value);
		else if (value === true) made.setAttribute(name, "");
		else if (value !== undefined && value !== false) made.setAttribute(name, value);
	}
	made.append(...children.filter((child) => child !== undefined && child !== false));
	return made;
};

export const button = (text: string, press: () => void, look = ""): HTMLButtonElement =>
	el("button", { type: "button", class: look, click: press }, text);

/** A text whose words between backticks are code. */
export const withCode = (text: string): readonly Child[] =>
	text.split("`").map((part, at) => (at % 2 === 1 ? el("code", {}, part) : part));

/** A section with a heading. */
export const section = (title: string, ...children: readonly Child[]): HTMLElement =>
	el("section", {}, el("h2", {}, title), ...children);

interface Row {
	/** As JSON. */
	readonly item: string;
	readonly element: HTMLElement;
}

/**
 * Shows items in a list, and makes an element again only if its item has changed: what is typed into the others stays. With `update` an
 * element stays, and shows the changed item. An element with `data-answer` stays where it is after its item is gone, so that its answer
 * can be read.
 */
export const keyedList = <Item>(
	list: HTMLElement,
	keyOf: (item: Item) => string,
	make: (item: Item) => HTMLElement,
	empty: string,
	update?: (element: HTMLElement, item: Item) => void,
) => {
	let rows = new Map<string, Row>();
	const none = el("p", { class: "dim" }, empty);
	return (items: readonly Item[]): void => {
		const next = new Map<string, Row>();
		for (const value of items) {
			const key = keyOf(value);
			const item = JSON.stringify(value);
			const known = rows.get(key);
			if (known && known.item !== item) update?.(known.element, value);
			if (known && update) next.set(key, { item, element: known.element });
			else next.set(key, known?.item === item || isInUse(known) ? known : { item, element: make(value) });
		}
		const answered = [...rows].filter(
			([key, { element }]) => !next.has(key) && element.isConnected && "answer" in element.dataset,
		);
		rows = new Map([...answered, ...next]);
		const elements = [...rows.values()].map(({ element }) => element);
		const shown = elements.length > 0 ? elements : [none];
		if (shown.length !== list.children.length || shown.some((element, at) => list.children[at] !== element))
			list.replaceChildren(...shown);
	};
};

/** It has the focus or shows an answer. */
const isInUse = (row: Row | undefined): row is Row =>
	row !== undefined && (row.element.contains(document.activeElement) || "answer" in row.element.dataset);

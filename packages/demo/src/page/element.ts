/** An element with its properties and content. */
export const element = <Name extends keyof HTMLElementTagNameMap>(
	name: Name,
	properties: Partial<HTMLElementTagNameMap[Name]> = {},
	...content: readonly (Node | string)[]
): HTMLElementTagNameMap[Name] => {
	const made = Object.assign(document.createElement(name), properties);
	made.append(...content);
	return made;
};

export const button = (text: string, press: () => unknown, className = ""): HTMLButtonElement =>
	element("button", { type: "button", textContent: text, className, onclick: () => void press() });

const semanticElements = new Set([
	"a",
	"button",
	"form",
	"h1",
	"img",
	"input",
	"label",
	"li",
	"option",
	"select",
]);
const facts = new Set([
	...["alt", "aria-busy", "aria-checked", "aria-current", "aria-invalid", "aria-pressed", "aria-selected"],
	...["autocomplete", "checked", "disabled", "href", "inputmode", "role", "type", "value"],
]);

/** The texts, controls and roles of markup, without elements and attributes that only affect the layout. */
export const outlineOf = (markup: string): string => {
	const open: string[] = [];
	const parts: string[] = [];
	const lean = markup.replace(/<svg.*?<\/svg>|<!--.*?-->|<style.*?<\/style>/gs, "");
	for (const [, closes, name = "", attributes = "", text] of lean.matchAll(token)) {
		if (text !== undefined) parts.push(text.trim());
		else if (closes) parts.push(open.pop() ?? "");
		else {
			const shown = [...attributes.matchAll(/ ([\w-]+)="([^"]*)"/g)]
				.map(([, key = "", value]) => [key.toLowerCase(), value] as const)
				.filter(([key, value]) => facts.has(key) && value !== "button")
				.sort(([a], [b]) => (a < b ? -1 : 1))
				.map(([key, value]) => (value === "" ? ` ${key}` : ` ${key}="${value}"`))
				.join("");
			const isSemantic = semanticElements.has(name) || shown !== "";
			if (isSemantic) parts.push(`<${name}${shown}>`);
			if (!/^(img|input|br)$/.test(name)) open.push(isSemantic ? `</${name}>` : "");
		}
	}
	return parts.filter((part) => part !== "").join(" ");
};

const token = /<(\/?)(\w+)([^>]*)>|([^<]+)/g;

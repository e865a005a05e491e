import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Icon } from "./icon.tsx";
import * as signs from "./signs.ts";

test("an icon is lines in the colour of the text, which screen readers and the keyboard skip", () => {
	expect(renderToStaticMarkup(<Icon sign={signs.forward} size={18} weight={2} className="mirrored" />)).toBe(
		'<svg viewBox="0 0 24 24" width="18" height="18" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" focusable="false" aria-hidden="true" class="mirrored"><path d="M9 5l7 7-7 7"></path></svg>',
	);
});

test("every shared drawing differs from the others", () => {
	const drawings = Object.values(signs);
	expect(new Set(drawings).size).toBe(drawings.length);
});

import type { Page } from "@playwright/test";

/** What is wrong for a phone about the fields of the page, also of those that are hidden, with each size of text of a browser. */
export const fieldFaults = (page: Page): Promise<readonly string[]> =>
	page.evaluate(async () => {
		const withoutLetters = ["checkbox", "radio", "range", "file", "hidden"];
		const withoutKeyboard = ["date", "select-one"];
		const faults = (): readonly string[] =>
			[...document.querySelectorAll<HTMLInputElement>("input, select, textarea")]
				.filter(({ type }) => !withoutLetters.includes(type))
				.flatMap((field) => {
					const { fontSize } = getComputedStyle(field);
					const name = `${field.type} ${field.name || field.getAttribute("aria-label")}`;
					const hasKeyboard = !withoutKeyboard.includes(field.type);
					return [
						Number.parseFloat(fontSize) < 16 ? `${name}: ${fontSize}` : "",
						hasKeyboard && field.inputMode === "" ? `${name}: no inputmode` : "",
						hasKeyboard && field.enterKeyHint === "" ? `${name}: no enterkeyhint` : "",
					].filter((fault) => fault !== "");
				});
		const found: string[] = [];
		for (const size of [12, 16, 24]) {
			const sheet = new CSSStyleSheet();
			sheet.replaceSync(`html { font-size: ${size}px !important }`);
			document.adoptedStyleSheets.push(sheet);
			found.push(...faults().map((fault) => `${size} px: ${fault}`));
			document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
		}
		return found;
	});

import type { Page } from "@playwright/test";

/** Adds styles to the page by a way that its content security policy allows. The result removes them. */
export const addStyles = async (page: Page, text: string): Promise<() => Promise<void>> => {
	const added = await page.evaluateHandle((styles) => {
		const sheet = new CSSStyleSheet();
		sheet.replaceSync(styles);
		document.adoptedStyleSheets.push(sheet);
		return sheet;
	}, text);
	return () =>
		added.evaluate((sheet) => {
			document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
		});
};

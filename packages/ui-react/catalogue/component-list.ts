/** The components of docs/components.md and of the catalogue. */
export interface Component {
	readonly name: string;
	/** Its files below `packages/ui-react/src/`. */
	readonly files: readonly string[];
	/** The file of its picture, below `docs/pictures/components/`. */
	readonly picture?: string;
	readonly about: string;
	/** The names of its examples. */
	readonly examples: readonly string[];
}

export const components: readonly Component[] = [
	{
		name: "List",
		files: ["ui/list/list-screen.tsx", "ui/list/paged-list.tsx", "ui/list/row.tsx"],
		picture: "list",
		about:
			"`ListScreen` is a page of a paged list in each of its states: loading, empty, failed with or without rows, loading more, no more. Pulling and a button refresh it. `PagedList` is the same below other content. `Row` has two lines, or more with large text.",
		examples: ["list"],
	},
	{
		name: "Form",
		files: ["ui/form/form-screen.tsx"],
		picture: "form",
		about:
			"`FormScreen` is a page of a form with one command: the fields, the button with the reason why it is disabled, the platform's refusal, success, and an unknown outcome with a button that checks it again.",
		examples: ["form"],
	},
	{
		name: "Field",
		files: [
			"ui/form/field.tsx",
			"ui/form/amount-field.tsx",
			"ui/form/select-field.tsx",
			"ui/form/checkbox-field.tsx",
		],
		picture: "field",
		about:
			"Each field has its label above and its error or hint below. There are fields for text, amounts, passwords, codes, a choice, a check box and a picture. An amount stays text until the domain parses it.",
		examples: ["Fields"],
	},
	{
		name: "Choice",
		files: ["ui/control/segments.tsx", "ui/control/chips.tsx", "ui/list/status-tabs.tsx"],
		picture: "choice",
		about:
			"`Segments` is a choice among a few options, `Chips` among many, `StatusTabs` among the lists of a page.",
		examples: ["Choice"],
	},
	{
		name: "Address",
		files: ["ui/copy/address-box.tsx", "ui/copy/copied-line.tsx"],
		picture: "address",
		about:
			"`AddressBox` is a crypto address to pay to: its QR code, the whole address in groups of four, a copy button, the network it is valid on and the minimum. `CopiedLine` is any other text that is copied.",
		examples: ["address"],
	},
	{
		name: "Sheet",
		files: ["ui/sheet/sheet.tsx", "ui/sheet/fact-list.tsx"],
		picture: "sheet",
		about:
			"A modal dialog at the bottom of the screen, rendered outside the page. It keeps the focus and returns it; back, Escape and a press outside close it. Toasts are shown at its head. `Facts` are lines of a label and a value.",
		examples: ["TermsSheet"],
	},
	{
		name: "Receipt",
		files: ["ui/receipt/receipt.tsx"],
		picture: "receipt",
		about:
			"The lasting result of a command: what was done at which price, the fee and other figures, the order number, what happens next, and Details. Figures that the platform has not reported yet are awaited, never filled in.",
		examples: ["receipt"],
	},
	{
		name: "Money",
		files: ["figures/money.tsx", "figures/live-money.tsx", "figures/money-text.ts"],
		picture: "money",
		about:
			"The only way to show an amount of money ([A-270](assumptions.md)): with the site's currency symbol and two decimals, `--` without a value, asterisks while amounts are hidden. `exact` shows all decimals. `LiveMoney` follows each change without a render, `moneyText` is for texts. `isPublic` is for amounts that are not the customer's.",
		examples: ["money", "Reason"],
	},
	{
		name: "Figure",
		files: ["figures/figure.tsx", "figures/live-figure.tsx"],
		picture: "figure",
		about:
			"Every number that is no money: prices, quantities, percentages, in the customer's language and in tabular digits.",
		examples: ["figure"],
	},
	{
		name: "Calculation",
		files: ["figures/how-computed.tsx", "figures/computation.tsx", "figures/sum.tsx"],
		picture: "calculation",
		about:
			"Every computed figure has “How is this calculated?”: `Computation` is a rule with the customer's own figures, `Sum` a total with its parts. Both show exact amounts and say whether the platform's figure is the same.",
		examples: ["calculation"],
	},
	{
		name: "Icon",
		files: ["ui/icon/icon.tsx", "ui/icon/signs.ts"],
		about:
			"`Icon` draws lines in the colour of the text, 22 pixels wide unless told otherwise. A drawing of one file is a constant there; drawings of several files are in `signs.ts`. Class `mirrored` turns an icon that points forward or back in languages written from the right.",
		examples: ["icons"],
	},
	{
		name: "States of a page",
		files: ["ui/status/status.tsx"],
		picture: "empty",
		about:
			"`Skeleton` has the final size of what is loading, `Empty` says what is missing and leads to the next step, `LoadError` gives the reason, its code and a button that tries again.",
		examples: ["states"],
	},
	{
		name: "Status strip",
		files: ["ui/status/status-strip.tsx", "ui/status/statuses.ts"],
		picture: "status",
		about:
			"A line below the header of every page for each state that endangers money: the connection and stale prices, the session, the margin, orders that were closed. It is announced once; an event stays until it is read.",
		examples: ["showOffline"],
	},
	{
		name: "Toast",
		files: ["ui/toast/toasts.ts", "ui/toast/toast-list.tsx"],
		picture: "toast",
		about:
			"A short message about an event, above the tab bar or at the head of the open sheet, which disappears by itself; a tap can lead to a page. Failed requests are toasts unless their screen shows the failure. Results of commands are receipts.",
		examples: ["showSaved"],
	},
];

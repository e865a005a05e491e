import { seededCustomers } from "../customers/seeded-customers.ts";

interface Started {
	/** Where the pages are. */
	readonly url: string;
	/** The address that the platform listens on. */
	readonly host: string;
	/** Set if other computers can reach the platform. */
	readonly controlKey: string | undefined;
	/** The file of the world, and the number of changes that were made again from it, if it is not a new one. */
	readonly world?: { readonly file: string; readonly changes: number | undefined } | undefined;
}

/** What the terminal says once the platform runs. The button has its name on the screen. */
export const startText = ({ url, host, controlKey, world }: Started): string =>
	[
		`Tradewind   ${url}`,
		`Demo        ${url}/login, "Try the demo account"`,
		...seededCustomers.map(
			({ customer, funds }) =>
				`Account     ${customer.email}  ${customer.password}  (${funds.forex} on the forex account)`,
		),
		`Control     ${url}/__control/${controlKey === undefined ? "" : `#${controlKey}`}`,
		...(world ? [`World       ${world.file}, ${worldState(world.changes)}`] : []),
		...(controlKey === undefined ? [] : [`Listens on  ${host}; the key of the control is ${controlKey}`]),
		"Press Ctrl-C to stop.",
	].join("\n");

const worldState = (changes: number | undefined): string =>
	changes === undefined ? "a new one" : `goes on after ${changes} ${changes === 1 ? "change" : "changes"}`;

/** Lists that are read again when the customer arrives at a screen (Spec 1 §2). */
type Reread = "market" | "orders" | "balances";

export interface Route {
	readonly path: `/${string}`;
	/** The file `<screen>.screen.tsx` below src/, which exports `Screen`. */
	readonly screen: `${"features" | "screens"}/${string}`;
	/**
	 * Visitors of a customers' screen are redirected to the login (Spec 1 §6). Demo customers see at a screen for real customers how
	 * to get a real account (Spec 1 §5, §6).
	 */
	readonly access: "everyone" | "customers" | "real customers";
	/** The parameter of the query with the id of what the screen shows. */
	readonly id?: "id" | "loan_id";
	/** Key of the title: the heading of the page frame and the document's title. */
	readonly title: string;
	/** Key of a shorter name in the tab bar. */
	readonly tabTitle?: string;
	/** A tab of the tab bar, which keeps its state when the customer leaves it (Spec 1 §2). */
	readonly tab?: true;
	/** Columns beside each other: on desktops, or also on tablets and on phones in landscape; or the rows of lists in columns on desktops. */
	readonly wide?: "desktop" | "landscape" | "lists";
	readonly rereads?: readonly Reread[];
	/** Files below src/ that load on demand and that this screen needs at once: fetched together with it. */
	readonly preloads?: readonly string[];
}

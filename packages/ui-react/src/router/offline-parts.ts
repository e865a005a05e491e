type Load = () => Promise<unknown>;
type Readers = "customers" | "everyone";

const parts = new Map<Load, Readers>();

/** Marks code that a tab loads on demand and that has to work without a network: `prefetchTabs` fetches it too. */
export const neededOffline = <Component extends { readonly load: Load }>(
	component: Component,
	readers: Readers = "customers",
): Component => {
	parts.set(component.load, readers);
	return component;
};

/** The parts of the screens whose code is loaded. */
export const offlineParts = (isCustomer: boolean): readonly Load[] =>
	[...parts].flatMap(([load, readers]) => (isCustomer || readers === "everyone" ? [load] : []));

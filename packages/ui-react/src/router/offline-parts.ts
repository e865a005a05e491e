type Load = () => Promise<unknown>;

const parts = new Set<Load>();

/** Marks code that a tab loads on demand and that customers need without a network: `prefetchTabs` fetches it too. */
export const neededOffline = <Component extends { readonly load: Load }>(component: Component): Component => {
	parts.add(component.load);
	return component;
};

/** The parts of the screens whose code is loaded. */
export const offlineParts = (): readonly Load[] => [...parts];

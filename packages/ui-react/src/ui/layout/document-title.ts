/** The title of the document: what leads it (the price on the trade page), the title of the route, the name of the site. */
export const createDocumentTitle = (write: (title: string) => void) => {
	const listeners = new Set<() => void>();
	let [lead, route, site] = ["", "", ""];
	let announcement = "";
	const update = () => write([lead, route, site].filter((part) => part !== "").join(" · "));
	return {
		showRoute: (title: string, siteName: string): void => {
			// The browser itself announces the first page.
			if (route !== "" && title !== route) announcement = title;
			[route, site] = [title, siteName];
			update();
			for (const listener of listeners) listener();
		},
		showLead: (text: string): void => {
			lead = text;
			update();
		},
		/** The title of the route after a change of route, for screen readers. */
		announcement: (): string => announcement,
		subscribe: (listener: () => void): (() => void) => {
			listeners.add(listener);
			return () => listeners.delete(listener);
		},
	};
};

export const documentTitle = createDocumentTitle((title) => {
	if (document.title !== title) document.title = title;
});

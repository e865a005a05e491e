import { createStore } from "../../state/store.ts";

/** The title of the document: what leads it (the price on the trade page), the title of the route, the name of the site. */
export const createDocumentTitle = (write: (title: string) => void) => {
	const announcement = createStore("");
	let [lead, route, site] = ["", "", ""];
	const update = () => write([lead, route, site].filter((part) => part !== "").join(" · "));
	return {
		showRoute: (title: string, siteName: string): void => {
			// The browser itself announces the first page.
			if (route !== "" && title !== route) announcement.set(title);
			[route, site] = [title, siteName];
			update();
		},
		showLead: (text: string): void => {
			lead = text;
			update();
		},
		/** The title of the route after a change of route, for screen readers. */
		announcement: announcement.get,
		subscribe: announcement.subscribe,
	};
};

export const documentTitle = createDocumentTitle((title) => {
	if (document.title !== title) document.title = title;
});

import type { ReactNode } from "react";
import { useStore } from "../state/use-store.ts";
import { documentTitle } from "../ui/layout/document-title.ts";

/** Announces the page after a change of route, which the browser does only when it loads a document. */
export const RouteAnnouncer = (): ReactNode => (
	<span className="visually-hidden" role="status">
		{useStore(documentTitle.subscribe, documentTitle.announcement)}
	</span>
);

import { type ReactNode, useEffect, useLayoutEffect } from "react";
import { BrowserRouter, useLocation, useNavigate } from "react-router-dom";
import { ErrorBoundary } from "../router/error-boundary.tsx";
import { BrokenFace } from "../router/error-page.tsx";
import { reloadForMissingChunk, thisPage } from "../router/missing-chunk.ts";
import type { Pages } from "../router/pages.ts";
import { isTab } from "../router/paths.ts";
import { Screens } from "../router/screens.tsx";
import { BootFace } from "../router/site-closed-page.tsx";
import { type App, AppProvider, useApp } from "../state/app.ts";
import { useSelected } from "../state/use-selected.ts";
import classes from "../ui/layout/column.module.css";
import { ConnectionBar } from "../ui/layout/connection-bar.tsx";
import { TabBar } from "../ui/layout/tab-bar.tsx";
import { NoticeBoard } from "../ui/toast/toast-list.tsx";
import { useSessionEvents } from "../wiring/use-session-redirects.ts";
import { repeatEarlyTap } from "./early-requests.ts";
import { giveStacksBack } from "./stacks.ts";
import { moveOn } from "./stillness.ts";

interface RootProps {
	readonly app: App;
	readonly pages: Pages;
}

export const Root = ({ app, pages }: RootProps): ReactNode => (
	<BrowserRouter useTransitions={false}>
		<World app={app} pages={pages} />
	</BrowserRouter>
);

/** Everything below the router, which is another one when the first paint is rendered at build time. */
export const World = ({ app, pages }: RootProps): ReactNode => (
	<AppProvider value={app}>
		<ErrorBoundary onCaught={mend} face={<BrokenFace />}>
			<Column pages={pages} />
		</ErrorBoundary>
	</AppProvider>
);

const Column = ({ pages }: { readonly pages: Pages }): ReactNode => {
	const app = useApp();
	const location = useLocation();
	useSessionEvents(app.session, useNavigate());
	useEffect(() => app.navigated(location.pathname), [app, location]);
	useLayoutEffect(() => {
		// The prerendered page is gone, and with it what had to be hidden of it.
		delete document.documentElement.dataset.customer;
	}, []);
	useEffect(giveStacksBack, []);
	useEffect(moveOn, []);
	useEffect(repeatEarlyTap, []);
	useEffect(() => {
		// What the bench measures: by the next frame the prices are on the screen.
		void app.live.then(() => requestAnimationFrame(() => performance.mark("live quotes")));
	}, [app]);
	const isGrey = useSelected(app.site, ({ context }) => context.flags.customerTag === "grey lists");
	const isShut = useSelected(app.site, (site) => !site.matches("loading") && !site.matches("ready"));
	if (isShut) return <BootFace />;
	const path = location.pathname;
	return (
		<div className={classes.column} data-tabs={isTab(path)} data-lists={isGrey ? "grey" : undefined}>
			<Screens pages={pages} />
			<ConnectionBar />
			<NoticeBoard />
			{isTab(path) ? <TabBar at={path} /> : null}
		</div>
	);
};

const mend = (error: unknown): void => {
	reloadForMissingChunk(error, thisPage);
};

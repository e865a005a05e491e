import { type ReactNode, useEffect, useLayoutEffect } from "react";
import { BrowserRouter, useLocation, useNavigate } from "react-router-dom";
import type { Pages } from "../pages/pages.ts";
import { type App, AppProvider, useApp } from "../shell/app.ts";
import { BootFace } from "../shell/boot-face.tsx";
import { BrokenFace } from "../shell/broken-face.tsx";
import classes from "../shell/column.module.css";
import { ConnectionBar } from "../shell/connection-bar.tsx";
import { ErrorBoundary } from "../shell/error-boundary.tsx";
import { reloadForMissingChunk, thisPage } from "../shell/missing-chunk.ts";
import { NoticeBoard } from "../shell/notice-board.tsx";
import { isTab } from "../shell/paths.ts";
import { Screens } from "../shell/screens.tsx";
import { TabBar } from "../shell/tab-bar.tsx";
import { useSelected } from "../shell/use-selected.ts";
import { repeatEarlyTap } from "./early.ts";
import { giveStacksBack } from "./stacks.ts";
import { moveOn } from "./stillness.ts";
import { useSessionEvents } from "./use-session-events.ts";

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

import { useSelector } from "@xstate/react";
import { type ReactNode, useEffect, useLayoutEffect } from "react";
import { BrowserRouter, useLocation, useNavigate } from "react-router-dom";
import { ErrorBoundary } from "../router/error-boundary.tsx";
import { ErrorPage } from "../router/error-page.tsx";
import { reloadForMissingChunk, thisPage } from "../router/missing-chunk.ts";
import { Screens } from "../router/screens.tsx";
import { SiteClosedPage } from "../router/site-closed-page.tsx";
import { routeOf } from "../routes.ts";
import { type App, AppProvider, useApp } from "../state/app.ts";
import classes from "../ui/layout/column.module.css";
import { ConnectionBar } from "../ui/layout/connection-bar.tsx";
import { TabBar } from "../ui/layout/tab-bar.tsx";
import { ToastList } from "../ui/toast/toast-list.tsx";
import { useSessionEvents } from "../wiring/use-session-redirects.ts";
import { repeatEarlyTap } from "./early-requests.ts";
import { giveStacksBack } from "./stacks.ts";
import { moveOn } from "./stillness.ts";

export const Root = ({ app }: { readonly app: App }): ReactNode => (
	<BrowserRouter useTransitions={false}>
		<World app={app} />
	</BrowserRouter>
);

/** Everything below the router, which is another one when the first paint is rendered at build time. */
export const World = ({ app }: { readonly app: App }): ReactNode => (
	<AppProvider value={app}>
		<ErrorBoundary onCaught={mend} face={<ErrorPage />}>
			<Column />
		</ErrorBoundary>
	</AppProvider>
);

const Column = (): ReactNode => {
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
	const isGrey = useSelector(app.site, ({ context }) => context.flags.customerTag === "grey lists");
	const isShut = useSelector(app.site, (site) => !site.matches("loading") && !site.matches("ready"));
	if (isShut) return <SiteClosedPage />;
	const route = routeOf(location.pathname);
	return (
		<div className={classes.column} data-tabs={route?.tab === true} data-lists={isGrey ? "grey" : undefined}>
			<Screens />
			<ConnectionBar />
			<ToastList />
			{route?.tab ? <TabBar at={route.path} /> : null}
		</div>
	);
};

const mend = (error: unknown): void => {
	reloadForMissingChunk(error, thisPage);
};

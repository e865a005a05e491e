import { useSelector } from "@xstate/react";
import { type ReactNode, useEffect, useLayoutEffect } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { AppRouter } from "../router/app-router.tsx";
import { ErrorBoundary } from "../router/error-boundary.tsx";
import { ErrorPage } from "../router/error-page.tsx";
import { reloadForMissingChunk, thisPage } from "../router/missing-chunk.ts";
import { useOpenAddress } from "../router/open-address.ts";
import { RouteAnnouncer } from "../router/route-announcer.tsx";
import { Screens } from "../router/screens.tsx";
import { SiteClosedPage } from "../router/site-closed-page.tsx";
import { useDropLatePresses } from "../router/use-drop-late-presses.ts";
import { routeOf } from "../routes.ts";
import { type App, AppProvider, useApp } from "../state/app.ts";
import { useGreyLists } from "../state/use-grey-lists.ts";
import { AppColumn } from "../ui/layout/app-column.tsx";
import { TabBar } from "../ui/layout/tab-bar.tsx";
import { sheetHistory } from "../ui/sheet/sheet-history.ts";
import { StatusAnnouncer } from "../ui/status/status-strip.tsx";
import { ToastList } from "../ui/toast/toast-list.tsx";
import { useRefreshOnArrival } from "../wiring/refresh-on-arrival.ts";
import { useSessionRedirects } from "../wiring/use-session-redirects.ts";
import { replayTap } from "./early-requests.ts";
import { LanguageOfferPlace } from "./language-offer-place.tsx";
import { LastKnownPlace } from "./last-known-place.tsx";
import { MoveMoneyPlace } from "./move-money-place.tsx";
import { RescuePlace } from "./rescue-place.tsx";

export const Root = ({ app }: { readonly app: App }): ReactNode => (
	<AppRouter>
		<World app={app} />
	</AppRouter>
);

/** The app below the router. The build renders it with its own router. */
export const World = ({ app }: { readonly app: App }): ReactNode => (
	<AppProvider value={app}>
		<ErrorBoundary onCaught={reloadIfChunkMissing} fallback={<ErrorPage />}>
			<Column />
		</ErrorBoundary>
	</AppProvider>
);

const Column = (): ReactNode => {
	const app = useApp();
	const location = useLocation();
	useLayoutEffect(() => {
		// They hide parts of the prerendered page, which is now replaced.
		delete document.documentElement.dataset.customer;
		delete document.documentElement.dataset.starting;
		delete document.documentElement.dataset.shell;
	}, []);
	useLayoutEffect(() => {
		if (location) sheetHistory.arrive();
	}, [location]);
	useDropLatePresses(location);
	const navigate = useNavigate();
	useSessionRedirects(app.session, navigate);
	useOpenAddress(navigate);
	useRefreshOnArrival(app);
	useEffect(replayTap, []);
	const isGrey = useGreyLists();
	const isClosed = useSelector(app.site, (site) => !site.matches("loading") && !site.matches("ready"));
	if (isClosed) return <SiteClosedPage known={<LastKnownPlace />} />;
	const route = routeOf(location.pathname);
	return (
		<AppColumn hasTabs={route?.tab === true} wide={route?.wide} hasGreyLists={isGrey}>
			<RouteAnnouncer />
			<Screens />
			{route?.path === "/" ? <LanguageOfferPlace /> : null}
			<MoveMoneyPlace />
			<RescuePlace />
			<StatusAnnouncer />
			<ToastList />
			{route ? <TabBar at={route.path} isHidden={!route.tab} /> : null}
		</AppColumn>
	);
};

const reloadIfChunkMissing = (error: unknown): void => {
	if (!reloadForMissingChunk(error, thisPage)) globalThis.reportFault?.(error);
};

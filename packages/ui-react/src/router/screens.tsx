import { redirectFrom } from "@tradewind/domain/access";
import { useSelector } from "@xstate/react";
import { Activity, type ReactNode, useRef } from "react";
import { type Location, Navigate, Route as RouterRoute, Routes, useLocation } from "react-router-dom";
import type { Route } from "../routes/route.ts";
import { routeOf, tabRoutes } from "../routes.ts";
import { useApp } from "../state/app.ts";
import { type Standing, useSession } from "../state/use-session.ts";
import { Page } from "../ui/layout/page.tsx";
import { LoadError, Skeleton } from "../ui/status/status.tsx";
import { LazyBoundary } from "./lazy-boundary.tsx";
import { screenOf } from "./load-screen.tsx";
import classes from "./screens.module.css";
import { useScrollPosition } from "./scroll-position.ts";

/**
 * The screen of the current path. Visited tabs stay mounted and hidden, with everything typed in them (Spec 1 §2).
 * Each keeps its last address. Unknown paths lead to `/`, and a visitor of a customers' screen to the login.
 */
export const Screens = (): ReactNode => {
	const location = useLocation();
	const { standing } = useSession();
	const route = routeOf(location.pathname);
	const seen = useSeenTabs(location, route);
	useScrollPosition(location);

	if (!route) return <Navigate to="/" replace />;
	if (route.path !== location.pathname)
		return <Navigate to={{ ...location, pathname: route.path }} replace state={location.state} />;
	const login = redirectFrom(location.pathname + location.search, route.access, standing !== "visitor");
	if (login) return <Navigate to={login} replace />;
	return (
		<>
			{tabRoutes.map((tab: Route) => {
				const at = seen.get(tab);
				if (!at || (tab.access !== "everyone" && standing === "visitor")) return null;
				return (
					<Activity key={tab.path} mode={tab === route ? "visible" : "hidden"}>
						<RouteScreen route={tab} at={at} standing={standing} />
					</Activity>
				);
			})}
			{route.tab ? null : <RouteScreen key={route.path} route={route} at={location} standing={standing} />}
		</>
	);
};

interface RouteScreenProps {
	readonly route: Route;
	/** The address of the tab: a hidden tab keeps its last one. */
	readonly at: Location;
	readonly standing: Standing;
}

const RouteScreen = ({ route, at, standing }: RouteScreenProps): ReactNode => {
	const Screen = screenOf(route);
	const isUnconfirmed = route.access !== "everyone" && standing === "unknown";
	return (
		<LazyBoundary fallback={<Waiting />} frame={inPage}>
			<Routes location={at}>
				<RouterRoute path="*" element={isUnconfirmed ? <Unconfirmed /> : <Screen />} />
			</Routes>
		</LazyBoundary>
	);
};

/** Shown instead of a customers' screen until the platform has confirmed the saved session. */
const Unconfirmed = (): ReactNode => {
	const { session } = useApp();
	const isUnreachable = useSelector(session, (snapshot) => snapshot.matches("unreachable"));
	const error = useSelector(session, (snapshot) => snapshot.context.error);
	if (!isUnreachable) return <Waiting />;
	return <LoadError error={error} onRetry={() => session.send({ type: "retry" })} />;
};

/** Missing code is shown with the header and the strip of its page: the customer sees where they are, and what endangers their money. */
const inPage = (error: ReactNode): ReactNode => <Page>{error}</Page>;

const Waiting = (): ReactNode => (
	<main className={classes.waiting} aria-busy="true">
		<Skeleton width="40%" height={22} />
		<Skeleton height={120} />
		<Skeleton height={56} />
		<Skeleton height={56} />
		<Skeleton height={56} />
	</main>
);

const useSeenTabs = (location: Location, route: Route | undefined): ReadonlyMap<Route, Location> => {
	const seen = useRef(new Map<Route, Location>());
	if (route?.tab) seen.current.set(route, location);
	return seen.current;
};

import { redirectFrom } from "@tradewind/domain/session";
import { Activity, type ReactNode, useLayoutEffect, useRef } from "react";
import { type Location, Navigate, Route, Routes, useLocation } from "react-router-dom";
import { useWords } from "../i18n/words.ts";
import { useApp } from "../state/app.ts";
import { useSelected } from "../state/use-selected.ts";
import { type Standing, useSession } from "../state/use-session.ts";
import { Failed, Skeleton } from "../ui/status/status.tsx";
import { staysThere } from "./keep-scroll.ts";
import type { LazyPage } from "./lazy.ts";
import { Later } from "./lazy-boundary.tsx";
import { isBuilt, isTab, type TabPath, tabPaths } from "./paths.ts";
import classes from "./screens.module.css";
import faces from "./site-closed-page.module.css";

interface ScreensProps {
	readonly pages: Readonly<Record<string, LazyPage<object>>>;
}

/**
 * The page of the present path. Tabs that were seen stay mounted, hidden, with what was typed and opened in them
 * (Spec 1 §2); each keeps the address it was last seen at. Unknown paths lead to `/`, guarded ones to the login.
 */
export const Screens = ({ pages }: ScreensProps): ReactNode => {
	const location = useLocation();
	const { standing } = useSession();
	const path = location.pathname;
	const seen = useSeenTabs(location);

	if (!isBuilt(path)) return <Navigate to="/" replace />;
	const login = redirectFrom(path + location.search, standing !== "visitor");
	if (login) return <Navigate to={login} replace />;
	const Page = isTab(path) ? undefined : pages[path];
	return (
		<>
			{tabPaths.map((tab) => {
				const at = seen.get(tab);
				const Tab = pages[tab];
				if (!at || !Tab || (isGuarded(tab) && standing === "visitor")) return null;
				return (
					<Activity key={tab} mode={tab === path ? "visible" : "hidden"}>
						<Later fallback={<Waiting />} frame={inPage}>
							<Routes location={at}>
								<Route path="*" element={isUnconfirmed(tab, standing) ? <Unconfirmed /> : <Tab />} />
							</Routes>
						</Later>
					</Activity>
				);
			})}
			{Page ? (
				<Later key={path} fallback={<Waiting />} frame={inPage}>
					{isUnconfirmed(path, standing) ? <Unconfirmed /> : <Page />}
				</Later>
			) : null}
		</>
	);
};

const isGuarded = (path: string): boolean => redirectFrom(path, false) !== undefined;

const isUnconfirmed = (path: string, standing: Standing): boolean =>
	isGuarded(path) && standing === "unknown";

/** A guarded page while nobody knows whether the saved session still holds. */
const Unconfirmed = (): ReactNode => {
	const { session } = useApp();
	const isUnreachable = useSelected(session, (snapshot) => snapshot.matches("unreachable"));
	const error = useSelected(session, (snapshot) => snapshot.context.error);
	if (!isUnreachable) return <Waiting />;
	return <Failed error={error} onRetry={() => session.send({ type: "retry" })} />;
};

const inPage = (face: ReactNode): ReactNode => <MissingPage>{face}</MissingPage>;

const MissingPage = ({ children }: { readonly children: ReactNode }): ReactNode => {
	const { say } = useWords();
	return (
		<main className={faces.face}>
			<h1>{say("shell.broken.title")}</h1>
			{children}
		</main>
	);
};

const Waiting = (): ReactNode => (
	<main className={classes.waiting} aria-busy="true">
		<Skeleton width="40%" height={22} />
		<Skeleton height={120} />
		<Skeleton height={56} />
		<Skeleton height={56} />
		<Skeleton height={56} />
	</main>
);

const useSeenTabs = (location: Location): ReadonlyMap<TabPath, Location> => {
	const seen = useRef(new Map<TabPath, Location>());
	if (isTab(location.pathname)) seen.current.set(location.pathname, location);
	const { key, state } = location;
	useLayoutEffect(() => {
		if (key && state !== staysThere) scrollTo(0, 0);
	}, [key, state]);
	return seen.current;
};

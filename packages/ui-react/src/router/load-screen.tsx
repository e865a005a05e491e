import { type ComponentType, type ReactNode, useEffect } from "react";
import { Screen as Home } from "../features/home/home.screen.tsx";
import { useWords } from "../i18n/words.ts";
import type { Route } from "../routes/route.ts";
import { routes } from "../routes.ts";
import { useSession } from "../state/use-session.ts";
import { useSettings } from "../state/use-settings.ts";
import { documentTitle } from "../ui/layout/document-title.ts";
import { type LazyComponent, lazyComponent, lazyWithWords, loadedComponent } from "./lazy.ts";

interface ScreenFile {
	readonly Screen: ComponentType;
}

/** Part of the first load: its code is too small for a round trip of its own. */
const home = "features/home/home";
/** Its words belong to the first load, so it does not wait for the words of the features. */
const trade = "screens/trade/trade";

const files = import.meta.glob<ScreenFile>([
	"../{features,screens}/**/*.screen.tsx",
	"!../features/home/home.screen.tsx",
]);

const load = async ({ screen }: Route): Promise<ComponentType> => {
	const file = files[`../${screen}.screen.tsx`];
	if (!file) throw new Error(`There is no src/${screen}.screen.tsx`);
	return (await file()).Screen;
};

/** The screen of a route, with the title of its document. */
const createScreen = (route: Route): LazyComponent<object> => {
	if (route.screen === home) return loadedComponent(titled(route, Home));
	const lazy = route.screen === trade ? lazyComponent : lazyWithWords;
	return lazy<object>(async () => titled(route, await load(route)));
};

const titled = (route: Route, Screen: ComponentType): ComponentType<object> => {
	const Guarded = route.access === "real customers" ? forRealCustomers(Screen) : Screen;
	const Titled = (): ReactNode => (
		<>
			<DocumentTitle of={route} />
			<Guarded />
		</>
	);
	return Titled;
};

const OnlyRealAccount = lazyComponent<object>(() =>
	import("../ui/status/only-real-account.tsx").then((file) => file.OnlyRealAccount),
);

/** A demo customer sees how to get a real account in place of the screen. */
const forRealCustomers = (Screen: ComponentType): ComponentType => {
	const ForRealCustomers = (): ReactNode =>
		useSession().standing === "demo" ? <OnlyRealAccount /> : <Screen />;
	return ForRealCustomers;
};

const DocumentTitle = ({ of: { title } }: { readonly of: Route }): ReactNode => {
	const { t } = useWords();
	const { name } = useSettings();
	const text = t(title);
	useEffect(() => documentTitle.showRoute(text, name), [text, name]);
	return null;
};

const screens: ReadonlyMap<string, LazyComponent<object>> = new Map(
	routes.map((route) => [route.path, createScreen(route)]),
);

/** The screen of a route of the table; its code is fetched when it is rendered, or by `load()`. */
export const screenOf = (route: Route): LazyComponent<object> => {
	const screen = screens.get(route.path);
	if (!screen) throw new Error(`${route.path} is not in the route table`);
	return screen;
};

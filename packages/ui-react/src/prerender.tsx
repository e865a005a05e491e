import type { LanguageCode } from "@tradewind/domain/site";
import { renderToString } from "react-dom/server";
import { StaticRouter } from "react-router-dom";
import { showLanguage } from "./i18n/words.ts";
import { screenOf } from "./router/load-screen.tsx";
import type { Route } from "./routes/route.ts";
import { World } from "./start/root.tsx";
import { createStaticApp } from "./start/static-app.ts";

/** Called by the build. Returns the markup of a screen in the initial state of the app. */
export const renderShell = async (route: Route, language: LanguageCode): Promise<string> => {
	await showLanguage(language);
	await screenOf(route).load();
	return renderToString(
		<StaticRouter location={route.path}>
			<World app={createStaticApp({ forCustomers: route.access !== "everyone" })} />
		</StaticRouter>,
	);
};

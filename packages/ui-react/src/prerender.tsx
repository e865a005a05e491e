import type { LanguageCode } from "@tradewind/domain/site";
import { renderToString } from "react-dom/server";
import { StaticRouter } from "react-router-dom";
import { showLanguage } from "./i18n/words.ts";
import { screenOf } from "./router/load-screen.tsx";
import type { Route } from "./routes.ts";
import { World } from "./start/root.tsx";
import { createStaticApp } from "./start/static-app.ts";

export { mantineStyles, mantineVariables } from "./ui/form/mantine-styles.ts";

/** Run by the build: the markup of a screen before the app knows anything. */
export const renderShell = async (route: Route, language: LanguageCode): Promise<string> => {
	await showLanguage(language);
	await screenOf(route).load();
	return renderToString(
		<StaticRouter location={route.path}>
			<World app={createStaticApp({ forCustomers: route.access === "customers" })} />
		</StaticRouter>,
	);
};

import type { QueryError } from "@tradewind/domain/request";
import { noFlags, type SiteFlags, type SiteReading, siteMachine } from "@tradewind/domain/site";
import { type Layer, Result } from "effect";
import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { createActor, fromPromise, waitFor } from "xstate";
import { type App, AppProvider } from "./app.ts";
import { siteSettings, startApp } from "./fake-app.test-support.ts";

/** An app whose site is open with these flags, see `startApp`. */
export const openApp = async (flags: Partial<SiteFlags> = {}, ports?: Layer.Layer<never>) => {
	const site: SiteReading = {
		settings: siteSettings,
		flags: { ...noFlags, ...flags },
		contact: { is: "none" },
		status: { isOpen: true, isCompanyMode: false },
		menu: [],
	};
	const readSite = fromPromise(() =>
		Promise.resolve<Result.Result<SiteReading, QueryError>>(Result.succeed(site)),
	);
	const started = startApp(ports);
	const app: App = {
		...started.app,
		site: createActor(siteMachine.provide({ actors: { readSite } })).start(),
	};
	await waitFor(app.site, ({ context }) => context.settings !== undefined);
	return { ...started, app };
};

/** The markup of a screen, or of a part of one, at an address. Effects do not run. */
export const markupOf = (app: App, element: ReactNode, address = "/"): string =>
	renderToString(
		<MemoryRouter initialEntries={[address]}>
			<AppProvider value={app}>{element}</AppProvider>
		</MemoryRouter>,
	);

/** What the markup says. */
export const textOf = (markup: string): string =>
	markup
		.replace(/<[^>]*>/g, " ")
		.replace(/\s+/g, " ")
		.trim();

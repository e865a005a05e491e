import { startTransition } from "react";
import { createRoot, type Root } from "react-dom/client";
import { BrowserRouter, Route, Routes } from "react-router-dom";
import { createActor, waitFor } from "xstate";
import { Home } from "./home.tsx";
import { Trade } from "./trade.tsx";
import { visitMachine } from "./visit.machine.ts";
import { createTranslate } from "./words.ts";
import { yieldToMain } from "./yield-to-main.ts";

const startLive = async (root: Root): Promise<void> => {
	const { liveScreen } = await import("./live-screens.tsx");
	root.render(await liveScreen(location.pathname));
};

const isLive = (path: string): boolean => path === "/order" || path === "/quotes";

/** The steps of the app's start: actor, translations, one yield, render. */
const start = async (): Promise<void> => {
	const visit = createActor(visitMachine).start();
	const { context } = await waitFor(visit, (snapshot) => snapshot.matches("greeted"));
	const t = createTranslate();
	await yieldToMain();
	const root = document.getElementById("root");
	if (root && isLive(location.pathname)) return startLive(createRoot(root));
	const Screen = location.pathname === "/trade" ? Trade : Home;
	const page = (
		<BrowserRouter useTransitions={false}>
			<Routes>
				<Route path="*" element={<Screen t={t} greeting={context.greeting} />} />
			</Routes>
		</BrowserRouter>
	);
	if (root) startTransition(() => createRoot(root).render(page));
};

void start();

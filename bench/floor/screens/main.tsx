import { startTransition } from "react";
import type { Root } from "react-dom/client";
import { BrowserRouter, Route, Routes } from "react-router-dom";
import { createActor, waitFor } from "xstate";
import { Home } from "./home.tsx";
import { nextTask } from "./next-task.ts";
import { Trade } from "./trade.tsx";
import { visitMachine } from "./visit.machine.ts";
import { speak } from "./words.ts";

const startLive = async (root: Root): Promise<void> => {
	const { liveScreen } = await import("./live-screens.tsx");
	root.render(await liveScreen(location.pathname));
	performance.mark("live quotes");
};

const isLive = (path: string): boolean => path === "/order" || path === "/quotes";

/** The actor, the words and React begin in tasks of their own, as those of the app do. */
const start = async (): Promise<void> => {
	const visit = createActor(visitMachine).start();
	const { context } = await waitFor(visit, (snapshot) => snapshot.matches("greeted"));
	await nextTask();
	const say = speak();
	await nextTask();
	const { createRoot } = await import("react-dom/client");
	const root = document.getElementById("root");
	if (root && isLive(location.pathname)) return startLive(createRoot(root));
	const Screen = location.pathname === "/trade" ? Trade : Home;
	const page = (
		<BrowserRouter useTransitions={false}>
			<Routes>
				<Route path="*" element={<Screen say={say} greeting={context.greeting} />} />
			</Routes>
		</BrowserRouter>
	);
	if (root) startTransition(() => createRoot(root).render(page));
};

setTimeout(start);

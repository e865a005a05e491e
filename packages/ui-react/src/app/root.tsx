import { MantineProvider } from "@mantine/core";
import { type ReactNode, useEffect } from "react";
import { BrowserRouter, useLocation, useNavigate } from "react-router-dom";
import { pages } from "../pages/pages.ts";
import { type App, AppProvider, useApp } from "../shell/app.ts";
import { BootFace } from "../shell/boot-face.tsx";
import { BrokenFace } from "../shell/broken-face.tsx";
import classes from "../shell/column.module.css";
import { ConnectionBar } from "../shell/connection-bar.tsx";
import { ErrorBoundary } from "../shell/error-boundary.tsx";
import { reloadForMissingChunk } from "../shell/missing-chunk.ts";
import { NoticeBoard } from "../shell/notice-board.tsx";
import { isTab } from "../shell/paths.ts";
import { Screens } from "../shell/screens.tsx";
import { TabBar } from "../shell/tab-bar.tsx";
import { useSelected } from "../shell/use-selected.ts";
import { mantineTheme } from "../theme/mantine-theme.ts";
import { useTheme } from "../theme/worn-theme.ts";
import { useSessionEvents } from "./use-session-events.ts";

export const Root = ({ app }: { readonly app: App }): ReactNode => (
	<MantineProvider theme={mantineTheme} forceColorScheme={useTheme()}>
		<AppProvider value={app}>
			<BrowserRouter useTransitions={false}>
				<ErrorBoundary onCaught={mend} face={<BrokenFace />}>
					<Column />
				</ErrorBoundary>
			</BrowserRouter>
		</AppProvider>
	</MantineProvider>
);

const Column = (): ReactNode => {
	const app = useApp();
	const location = useLocation();
	useSessionEvents(app.session, useNavigate());
	useEffect(() => app.navigated(location.pathname), [app, location]);
	const isShut = useSelected(app.site, (site) => !site.matches("loading") && !site.matches("ready"));
	if (isShut) return <BootFace />;
	const path = location.pathname;
	return (
		<div className={classes.column} data-tabs={isTab(path)}>
			<Screens pages={pages} />
			<ConnectionBar />
			<NoticeBoard />
			{isTab(path) ? <TabBar at={path} /> : null}
		</div>
	);
};

const mend = (error: unknown): void => {
	reloadForMissingChunk(error, { now: Date.now(), store: sessionStorage, reload: () => location.reload() });
};

import { canSwitchTheme } from "@tradewind/domain/site";
import { type ReactNode, useState } from "react";
import { version } from "../../../package.json";
import { useWords } from "../../i18n/words.ts";
import { useSettings } from "../../state/use-settings.ts";
import { Page } from "../../ui/layout/page.tsx";
import { LinkRow, PressRow, Rows } from "../../ui/rows/rows.tsx";
import { InstallRow } from "./install-row.tsx";
import { LogoutSheet } from "./logout-sheet.tsx";
import { PriceColoursRow } from "./price-colours-row.tsx";
import { ThemeSwitch } from "./theme-switch.tsx";
import classes from "./user.module.css";

/** The other page: what belongs to the app itself, and the logout with its confirmation (Spec 2 §2). */
export const Screen = (): ReactNode => {
	const { t, language } = useWords();
	const settings = useSettings();
	const [isLeaving, setLeaving] = useState(false);
	return (
		<Page>
			<div className={classes.page}>
				<Rows>
					<LinkRow to="/language" label={t("user-centre.language")} value={language.name} />
					{canSwitchTheme(settings) ? <ThemeSwitch /> : null}
					<PriceColoursRow />
					<InstallRow />
					<LinkRow to="/mine/announcement" label={t("user-centre.announcement")} />
					<LinkRow to="/mine/about" label={t("user-centre.about")} />
				</Rows>
				<Rows>
					<PressRow label={t("user-centre.logout")} onPress={() => setLeaving(true)} />
				</Rows>
				<p className={classes.version}>
					{t("user-centre.version", { name: settings.name, version })}{" "}
					<bdi dir="ltr" translate="no" data-whole>
						{buildId()}
					</bdi>
				</p>
			</div>
			<LogoutSheet open={isLeaving} onClose={() => setLeaving(false)} />
		</Page>
	);
};

/** The id of this page's build; the development server has none. */
const buildId = (): string | undefined =>
	globalThis.document?.querySelector<HTMLMetaElement>('meta[name="app-build"]')?.content;

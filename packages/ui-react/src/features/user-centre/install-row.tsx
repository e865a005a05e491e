import { type ReactNode, useState } from "react";
import { useWords } from "../../i18n/words.ts";
import { installPrompt, showInstallPrompt } from "../../state/install-prompt.ts";
import { useStore } from "../../state/use-store.ts";
import { SheetRow } from "../../ui/rows/rows.tsx";
import { Sheet } from "../../ui/sheet/sheet.tsx";
import classes from "./user.module.css";

/** `false` in Safari on an iPhone until the app is opened from the home screen; other browsers do not have it. */
const isInSafari = (): boolean =>
	typeof navigator === "object" && "standalone" in navigator && navigator.standalone === false;

/** Installs the app, where the browser offers it; on an iPhone it says how (docs/assumptions.md, A-891). */
export const InstallRow = (): ReactNode => {
	const { t } = useWords();
	const prompt = useStore(installPrompt.subscribe, installPrompt.get);
	const [isOpen, setOpen] = useState(false);
	if (!(prompt || isInSafari())) return null;
	const press = (): void => {
		if (prompt) showInstallPrompt(prompt);
		else setOpen(true);
	};
	return (
		<>
			<SheetRow label={t("user-centre.install")} value="" onPress={press} />
			<Sheet open={isOpen} onClose={() => setOpen(false)} title={t("user-centre.install")}>
				<p className={classes.how}>{t("user-centre.install.ios")}</p>
			</Sheet>
		</>
	);
};

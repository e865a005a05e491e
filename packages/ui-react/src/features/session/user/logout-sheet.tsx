import type { ReactNode } from "react";
import { useWords } from "../../../i18n/words.ts";
import { useApp } from "../../../state/app.ts";
import { Sheet } from "../../../ui/sheet/sheet.tsx";
import classes from "./logout-sheet.module.css";

interface LogoutSheetProps {
	readonly open: boolean;
	readonly onClose: () => void;
}

/** Spec 1 §8: logout asks first. */
export const LogoutSheet = ({ open, onClose }: LogoutSheetProps): ReactNode => {
	const { t } = useWords();
	const { session } = useApp();
	return (
		<Sheet asks open={open} title={t("session.logoutTitle")} onClose={onClose}>
			<p className={classes.text}>{t("session.logoutText")}</p>
			<div className={classes.buttons}>
				<button type="button" className="quiet-button" onClick={onClose}>
					{t("session.stay")}
				</button>
				<button
					type="button"
					className="main-button"
					onClick={() => {
						onClose();
						session.send({ type: "logout" });
					}}
				>
					{t("session.logout")}
				</button>
			</div>
		</Sheet>
	);
};

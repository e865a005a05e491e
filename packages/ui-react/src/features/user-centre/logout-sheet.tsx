import type { ReactNode } from "react";
import { useWords } from "../../i18n/words.ts";
import { useApp } from "../../state/app.ts";
import { Sheet } from "../../ui/sheet/sheet.tsx";
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
		<Sheet asks open={open} title={t("user-centre.logoutTitle")} onClose={onClose}>
			<p className={classes.text}>{t("user-centre.logoutText")}</p>
			<div className={classes.buttons}>
				<button type="button" className="quiet-button" onClick={onClose}>
					{t("user-centre.stay")}
				</button>
				<button
					type="button"
					className="main-button"
					onClick={() => {
						onClose();
						session.send({ type: "logout" });
					}}
				>
					{t("user-centre.logout")}
				</button>
			</div>
		</Sheet>
	);
};

import type { ReactNode } from "react";
import { allowDeviceNotices, canNotify } from "../../../activity/device-notices.ts";
import { useWords } from "../../../i18n/words.ts";
import type { ActivitySession } from "../../../state/activity.ts";
import { Toggle } from "../../../ui/control/toggle.tsx";
import { Sheet } from "../../../ui/sheet/sheet.tsx";
import classes from "./alert-sheet.module.css";

/** The alert settings. Switching sound or vibration on plays it once. */
export const AlertSheet = (props: {
	readonly session: ActivitySession;
	readonly open: boolean;
	readonly onClose: () => void;
}): ReactNode => {
	const { t } = useWords();
	const { alertSettings, changeAlerts } = props.session;
	const canVibrate = typeof navigator.vibrate === "function";
	return (
		<Sheet open={props.open} onClose={props.onClose} title={t("content.alerts")}>
			<div className={classes.rows}>
				<label className={classes.row}>
					<span>{t("content.alerts.sound")}</span>
					<Toggle isOn={alertSettings.sound} onSwitch={(sound) => changeAlerts({ sound })} />
				</label>
				<label className={classes.row} data-off={!canVibrate}>
					<span>
						{t("content.alerts.vibration")}
						{canVibrate ? null : <small>{t("content.alerts.noVibration")}</small>}
					</span>
					<Toggle
						isOn={alertSettings.vibration && canVibrate}
						disabled={!canVibrate}
						onSwitch={(vibration) => changeAlerts({ vibration })}
					/>
				</label>
				<DeviceRow session={props.session} />
			</div>
			<p className={classes.note}>
				{t("content.alerts.note")} {t("content.alerts.press")}
			</p>
		</Sheet>
	);
};

/** Notifications of the device. The browser asks for its permission when the customer switches them on. */
const DeviceRow = ({ session }: { readonly session: ActivitySession }): ReactNode => {
	const { t } = useWords();
	const { alertSettings, changeAlerts } = session;
	const isPossible = canNotify();
	const isBlocked = isPossible && Notification.permission === "denied";
	const switchTo = async (isOn: boolean): Promise<void> => {
		changeAlerts({ device: isOn && (await allowDeviceNotices()) });
	};
	return (
		<label className={classes.row} data-off={!isPossible || isBlocked}>
			<span>
				{t("content.alerts.device")}
				<small>
					{t(
						isBlocked
							? "content.alerts.device.blocked"
							: isPossible
								? "content.alerts.device.note"
								: "content.alerts.noVibration",
					)}
				</small>
			</span>
			<Toggle
				isOn={alertSettings.device && isPossible && !isBlocked}
				disabled={!isPossible || isBlocked}
				onSwitch={(isOn) => void switchTo(isOn)}
			/>
		</label>
	);
};

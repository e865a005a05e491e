import { type ReactNode, useState } from "react";
import { pictureAddress } from "../picture/picture-address.ts";
import classes from "./menu-icon.module.css";
import { menuSigns } from "./menu-signs.ts";

/**
 * The icon of a menu item (Spec 1 §3): a picture, if it is the safe address of one, else the sign of that name. Unknown
 * names and pictures that fail to load have a neutral sign.
 */
export const MenuIcon = ({ icon }: { readonly icon: string }): ReactNode => {
	const [broken, setBroken] = useState("");
	const address = pictureAddress(icon);
	if (address !== "" && address !== broken)
		return (
			<img
				className={classes.icon}
				src={address}
				alt=""
				width={22}
				height={22}
				loading="lazy"
				decoding="async"
				referrerPolicy="no-referrer"
				onError={() => setBroken(address)}
			/>
		);
	return (
		<svg className={classes.icon} viewBox="0 0 24 24" aria-hidden="true">
			<path d={Object.hasOwn(menuSigns, icon) ? menuSigns[icon] : menuSigns.other} />
		</svg>
	);
};

import type { ReactNode } from "react";
import { Icon } from "../icon/icon.tsx";
import { RemotePicture } from "../picture/remote-picture.tsx";
import classes from "./menu-icon.module.css";
import { menuSigns } from "./menu-signs.ts";

/**
 * The icon of a menu item (Spec 1 §3): a picture, if it is the safe address of one, else the sign of that name. Unknown
 * names and pictures that fail to load have a neutral sign.
 */
export const MenuIcon = ({ icon }: { readonly icon: string }): ReactNode => (
	<RemotePicture
		address={icon}
		className={classes.icon}
		size={{ width: 22, height: 22 }}
		fallback={
			<Icon
				sign={(Object.hasOwn(menuSigns, icon) && menuSigns[icon]) || menuSigns.other}
				weight={1.7}
				className={classes.icon}
			/>
		}
	/>
);

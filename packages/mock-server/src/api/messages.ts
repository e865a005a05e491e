import { depositMessages } from "../deposit/deposit-messages.ts";
import { fundMessages } from "../fund/fund-messages.ts";
import { loanMessages } from "../loan/loan-messages.ts";
import { transferMessages } from "../transfer/transfer-messages.ts";
import { verificationMessages } from "../verification/verification-messages.ts";
import { withdrawalMessages } from "../withdrawal/withdrawal-messages.ts";
import type { Language, Translated } from "./language.ts";

/** Every message of the platform to a customer. Braces hold facts. */
export const messages = {
	...depositMessages,
	...fundMessages,
	...loanMessages,
	...transferMessages,
	...verificationMessages,
	...withdrawalMessages,
	done: { en: "Done", hk: "完成", ar: "تم" },
	"order placed": { en: "Order placed", hk: "已落盤", ar: "تم تقديم الأمر" },
	"order closed": { en: "Position closed", hk: "已平倉", ar: "تم إغلاق المركز" },
	"order cancelled": { en: "Order cancelled", hk: "掛單已取消", ar: "تم إلغاء الأمر" },
	"stops set": {
		en: "Stop-loss and take-profit saved",
		hk: "止蝕及止賺已儲存",
		ar: "تم حفظ وقف الخسارة وجني الأرباح",
	},
	"session invalid": {
		en: "Please log in again",
		hk: "請重新登入",
		ar: "يرجى تسجيل الدخول من جديد",
	},
	"logged in": { en: "Logged in", hk: "登入成功", ar: "تم تسجيل الدخول" },
	"demo opened": { en: "Demo account opened", hk: "已開啟模擬帳戶", ar: "تم فتح الحساب التجريبي" },
	"wrong login": {
		en: "Wrong e-mail or password",
		hk: "電郵或密碼不正確",
		ar: "البريد الإلكتروني أو كلمة المرور غير صحيحة",
	},
	"no demo": {
		en: "Demo accounts are not available",
		hk: "暫不提供模擬帳戶",
		ar: "الحسابات التجريبية غير متاحة",
	},
	"bad field": { en: "{field}: {reason}", hk: "{field}: {reason}", ar: "{field}: {reason}" },
	"no instrument": {
		en: "forex_id: there is no such instrument",
		hk: "forex_id：沒有此產品",
		ar: "forex_id: لا توجد أداة بهذا الرقم",
	},
	"market closed": { en: "The market is closed", hk: "休市中", ar: "السوق مغلق" },
	"micro not offered": {
		en: "Micro trading is not available",
		hk: "暫不提供微交易",
		ar: "التداول المصغّر غير متاح",
	},
	"seconds not offered": {
		en: "seconds: {seconds} is not offered",
		hk: "seconds：不提供 {seconds} 秒",
		ar: "seconds: المدة {seconds} غير متاحة",
	},
	"amount below minimum": {
		en: "number: the minimum amount is {minimum}",
		hk: "number：最小金額為 {minimum}",
		ar: "number: أصغر مبلغ هو {minimum}",
	},
	"no multiple": {
		en: "No leverage is configured for {symbol}",
		hk: "{symbol} 未設定槓桿倍數",
		ar: "لا توجد رافعة مالية لـ {symbol}",
	},
	"multiple not offered": {
		en: "multiple: {multiple} is not offered for {symbol}",
		hk: "multiple：{symbol} 不提供 {multiple} 倍",
		ar: "multiple: الرافعة {multiple} غير متاحة لـ {symbol}",
	},
	"quantity below minimum": {
		en: "cont: the minimum quantity is {minimum}",
		hk: "cont：最小數量為 {minimum}",
		ar: "cont: أصغر كمية هي {minimum}",
	},
	"quantity not on step": {
		en: "cont: the quantity must be a multiple of {step}",
		hk: "cont：數量須為 {step} 的倍數",
		ar: "cont: الكمية بخطوات قدرها {step}",
	},
	"target missing": {
		en: "target_price: a pending order needs a target price",
		hk: "target_price：掛單需要價格",
		ar: "target_price: الأمر المعلق يحتاج إلى سعر",
	},
	"target not wanted": {
		en: "target_price: a market order has no target price",
		hk: "target_price：市價單不需要價格",
		ar: "target_price: أمر السوق بلا سعر",
	},
	"too many decimals": {
		en: "{field}: maximum {digits} decimal places",
		hk: "{field}：最多 {digits} 位小數",
		ar: "{field}: {digits} منازل عشرية على الأكثر",
	},
	"stop-loss refused": {
		en: "stop_loss_price: must be {limit} or {side}",
		hk: "stop_loss_price：須為 {limit} 或{side}",
		ar: "stop_loss_price: يجب أن يكون {limit} أو {side}",
	},
	"take-profit refused": {
		en: "target_profit_price: must be {limit} or {side}",
		hk: "target_profit_price：須為 {limit} 或{side}",
		ar: "target_profit_price: يجب أن يكون {limit} أو {side}",
	},
	lower: { en: "lower", hk: "更低", ar: "أقل" },
	higher: { en: "higher", hk: "更高", ar: "أعلى" },
	"balance too small": {
		en: "Insufficient balance: {needed} needed, {free} available",
		hk: "可用餘額 {free} 不足 {needed}",
		ar: "الرصيد المتاح {free} لا يغطي {needed}",
	},
	"no such article": {
		en: "This content is no longer available",
		hk: "內容已不存在",
		ar: "لم يعد هذا المحتوى موجودًا",
	},
	"no such account": {
		en: "type: there is no such account",
		hk: "type：沒有此帳戶",
		ar: "type: لا يوجد حساب كهذا",
	},
	"session ended": { en: "The device has been logged out", hk: "該裝置已登出", ar: "تم تسجيل خروج الجهاز" },
	"sessions ended": {
		en: "All other devices have been logged out",
		hk: "所有其他裝置已登出",
		ar: "تم تسجيل خروج جميع الأجهزة الأخرى",
	},
	"no such session": {
		en: "This device is no longer logged in",
		hk: "該裝置已不在登入狀態",
		ar: "لم يعد هذا الجهاز مسجّل الدخول",
	},
	"no passkey for demo": {
		en: "Demo accounts have no passkeys",
		hk: "模擬帳戶不設通行密鑰",
		ar: "لا تتوفر مفاتيح المرور للحسابات التجريبية",
	},
	"passkey added": { en: "Passkey added", hk: "已新增通行密鑰", ar: "تمت إضافة مفتاح المرور" },
	"passkey removed": { en: "Passkey removed", hk: "已移除通行密鑰", ar: "تمت إزالة مفتاح المرور" },
	"no such passkey": {
		en: "This passkey no longer exists",
		hk: "此通行密鑰已不存在",
		ar: "لم يعد مفتاح المرور هذا موجودًا",
	},
	"passkey refused": {
		en: "The passkey could not be verified. Please try again",
		hk: "未能驗證通行密鑰，請再試",
		ar: "تعذر التحقق من مفتاح المرور. حاول مرة أخرى",
	},
	"passkey unknown": {
		en: "This passkey is not known here. Log in with your password",
		hk: "此處不認識該通行密鑰，請以密碼登入",
		ar: "مفتاح المرور هذا غير معروف هنا. سجّل الدخول بكلمة المرور",
	},
	"no file": { en: "The file is missing", hk: "沒有檔案", ar: "الملف مفقود" },
	"empty file": { en: "The file is empty", hk: "檔案是空的", ar: "الملف فارغ" },
	"not a picture": {
		en: "Only still pictures are accepted: JPEG, PNG, WebP or HEIC",
		hk: "只接受靜態圖片：JPEG、PNG、WebP 或 HEIC",
		ar: "تُقبل الصور الثابتة فقط: JPEG أو PNG أو WebP أو HEIC",
	},
	"record opening": { en: "Opening balance", hk: "開戶餘額", ar: "رصيد افتتاحي" },
	"record reset": { en: "Demo account reset", hk: "模擬帳戶已重設", ar: "إعادة ضبط الحساب التجريبي" },
	"demo reset": {
		en: "The demo account has been reset",
		hk: "模擬帳戶已重設",
		ar: "تمت إعادة ضبط الحساب التجريبي",
	},
	"only demo": {
		en: "Only demo accounts can be reset",
		hk: "只可重設模擬帳戶",
		ar: "يمكن إعادة ضبط الحسابات التجريبية فقط",
	},
	"record margin reserved": {
		en: "Margin reserved: {symbol} #{order}",
		hk: "保證金凍結：{symbol} #{order}",
		ar: "حجز الهامش: {symbol} #{order}",
	},
	"record margin released": {
		en: "Margin released: {symbol} #{order}",
		hk: "保證金解凍：{symbol} #{order}",
		ar: "تحرير الهامش: {symbol} #{order}",
	},
	"record amount reserved": {
		en: "Amount reserved: {symbol} #{order}",
		hk: "金額凍結：{symbol} #{order}",
		ar: "حجز المبلغ: {symbol} #{order}",
	},
	"record amount released": {
		en: "Amount released: {symbol} #{order}",
		hk: "金額解凍：{symbol} #{order}",
		ar: "تحرير المبلغ: {symbol} #{order}",
	},
	"record fee": {
		en: "Fee: {symbol} #{order}",
		hk: "手續費：{symbol} #{order}",
		ar: "رسوم: {symbol} #{order}",
	},
	"record result": {
		en: "Result: {symbol} #{order}",
		hk: "盈虧：{symbol} #{order}",
		ar: "النتيجة: {symbol} #{order}",
	},
	"record cover": {
		en: "Loss beyond your money, paid by the platform: {symbol} #{order}",
		hk: "超出你資金的虧損由平台承擔：{symbol} #{order}",
		ar: "خسارة تتجاوز أموالك تتحملها المنصة: {symbol} #{order}",
	},
	"record deposit": { en: "Deposit #{number}", hk: "入金 #{number}", ar: "إيداع #{number}" },
	"record withdrawal": { en: "Withdrawal #{number}", hk: "出金 #{number}", ar: "سحب #{number}" },
	"record withdrawal returned": {
		en: "Withdrawal returned: #{number}",
		hk: "出金退回：#{number}",
		ar: "إعادة مبلغ السحب: #{number}",
	},
	"record transfer in": { en: "Transfer in #{number}", hk: "轉入 #{number}", ar: "تحويل وارد #{number}" },
	"record transfer out": { en: "Transfer out #{number}", hk: "轉出 #{number}", ar: "تحويل صادر #{number}" },
	"record loan": { en: "Loan paid out #{number}", hk: "貸款發放 #{number}", ar: "صرف القرض #{number}" },
	"record loan repaid": { en: "Loan repaid #{number}", hk: "貸款還款 #{number}", ar: "سداد القرض #{number}" },
	"record fund subscribed": {
		en: "Fund subscription #{number}",
		hk: "基金認購 #{number}",
		ar: "اكتتاب في صندوق #{number}",
	},
	"record fund income": {
		en: "Fund income #{number}",
		hk: "基金收益 #{number}",
		ar: "دخل الصندوق #{number}",
	},
	"record fund returned": {
		en: "Fund returned #{number}",
		hk: "基金退回 #{number}",
		ar: "إعادة مبلغ الصندوق #{number}",
	},
	registered: {
		en: "Your account has been created. You can log in now.",
		hk: "帳戶已建立，你現在可以登入。",
		ar: "تم إنشاء حسابك. يمكنك تسجيل الدخول الآن.",
	},
	"code sent": { en: "The code has been sent", hk: "驗證碼已發送", ar: "تم إرسال الرمز" },
	"code too soon": {
		en: "A code was sent a moment ago. Please wait {seconds} s before requesting another one.",
		hk: "剛已發送驗證碼，請於 {seconds} 秒後再試。",
		ar: "أُرسل رمز قبل قليل. يرجى الانتظار {seconds} ثانية قبل طلب رمز آخر.",
	},
	"code missing": { en: "A code is required", hk: "請輸入驗證碼", ar: "الرمز مطلوب" },
	"code wrong": { en: "The code is not correct", hk: "驗證碼不正確", ar: "الرمز غير صحيح" },
	"code expired": {
		en: "The code has expired. Please request another one.",
		hk: "驗證碼已失效，請重新索取。",
		ar: "انتهت صلاحية الرمز. يرجى طلب رمز آخر.",
	},
	"captcha wrong": {
		en: "The digits do not match the picture",
		hk: "輸入的數字與圖片不符",
		ar: "الأرقام لا تطابق الصورة",
	},
	"not an e-mail": {
		en: "This is not an e-mail address",
		hk: "電郵地址不正確",
		ar: "هذا ليس عنوان بريد إلكتروني",
	},
	"not a phone number": {
		en: "This is not a phone number of the chosen area",
		hk: "電話號碼與所選地區不符",
		ar: "هذا ليس رقم هاتف في المنطقة المختارة",
	},
	"account taken": {
		en: "There is already an account with this e-mail address or phone number",
		hk: "此電郵或電話號碼已註冊",
		ar: "يوجد حساب بهذا البريد الإلكتروني أو رقم الهاتف",
	},
	"phone taken": {
		en: "There is already an account with this mobile number",
		hk: "此手機號碼已註冊",
		ar: "يوجد حساب برقم الهاتف الجوال هذا",
	},
	"account unknown": {
		en: "There is no account with this e-mail address or phone number",
		hk: "沒有使用此電郵或電話號碼的帳戶",
		ar: "لا يوجد حساب بهذا البريد الإلكتروني أو رقم الهاتف",
	},
	"passwords differ": {
		en: "The two passwords are different",
		hk: "兩次輸入的密碼不一致",
		ar: "كلمتا المرور غير متطابقتين",
	},
	"password weak": {
		en: "The password is too weak: use at least 8 characters with a letter and a digit",
		hk: "密碼強度不足：須至少 8 個字元，並包含字母及數字",
		ar: "كلمة المرور ضعيفة: استخدم 8 أحرف على الأقل تتضمن حرفًا ورقمًا",
	},
	"pay password weak": {
		en: "The pay password is too short: use at least 6 characters",
		hk: "支付密碼過短：須至少 6 個字元",
		ar: "كلمة مرور الدفع قصيرة: استخدم 6 أحرف على الأقل",
	},
	"password changed": {
		en: "Your password has been changed",
		hk: "密碼已更改",
		ar: "تم تغيير كلمة المرور",
	},
	"pay password set": {
		en: "Your pay password has been set",
		hk: "支付密碼已設定",
		ar: "تم تعيين كلمة مرور الدفع",
	},
	"invite code missing": {
		en: "An invite code is required",
		hk: "請輸入邀請碼",
		ar: "رمز الدعوة مطلوب",
	},
	"invite code unknown": {
		en: "There is no such invite code",
		hk: "邀請碼不存在",
		ar: "رمز الدعوة غير موجود",
	},
	"only real account": {
		en: "Only for real accounts",
		hk: "只限真實帳戶",
		ar: "للحسابات الحقيقية فقط",
	},
	"no such trader": {
		en: "trader_id: there is no such trader",
		hk: "trader_id：沒有此帶單交易員",
		ar: "trader_id: لا يوجد متداول بهذا الرقم",
	},
	"follow of oneself": {
		en: "You cannot follow yourself",
		hk: "不能跟單自己",
		ar: "لا يمكنك متابعة نفسك",
	},
	"already followed": {
		en: "You already follow this trader",
		hk: "你已跟單此交易員",
		ar: "أنت تتابع هذا المتداول بالفعل",
	},
	"not followed": {
		en: "You do not follow this trader",
		hk: "你並未跟單此交易員",
		ar: "أنت لا تتابع هذا المتداول",
	},
	"multiple not whole": {
		en: "multiple: must be a whole number from 1",
		hk: "multiple：須為 1 或以上的整數",
		ar: "multiple: يجب أن يكون عددًا صحيحًا من 1",
	},
	"amount missing": {
		en: "max_amount: must be more than 0",
		hk: "max_amount：須大於 0",
		ar: "max_amount: يجب أن يكون أكبر من 0",
	},
	"trader followed": {
		en: "You now follow this trader",
		hk: "已開始跟單",
		ar: "أنت تتابع هذا المتداول الآن",
	},
	"trader unfollowed": {
		en: "You no longer follow this trader",
		hk: "已取消跟單",
		ar: "لم تعد تتابع هذا المتداول",
	},
	"application sent": {
		en: "Application submitted. It will be reviewed.",
		hk: "申請已提交，將會審核。",
		ar: "قُدِّم الطلب وستتم مراجعته.",
	},
	"application waits": {
		en: "Your application is being reviewed",
		hk: "你的申請正在審核",
		ar: "طلبك قيد المراجعة",
	},
	"already a trader": {
		en: "You are already a trader",
		hk: "你已是帶單交易員",
		ar: "أنت متداول رئيسي بالفعل",
	},
	"no such order": {
		en: "id: there is no such order",
		hk: "id：沒有此訂單",
		ar: "id: لا يوجد أمر بهذا الرقم",
	},
	"not holding": {
		en: "id: the position is no longer open",
		hk: "id：持倉已不存在",
		ar: "id: المركز لم يعد مفتوحًا",
	},
	"not pending": {
		en: "id: the order is no longer pending",
		hk: "id：掛單已不存在",
		ar: "id: الأمر لم يعد معلقًا",
	},
} as const satisfies Record<string, Translated>;

export type MessageName = keyof typeof messages;

/** The values for the braces of a message; `{ message }` is itself translated. */
export type Facts = Readonly<Record<string, string | { readonly message: MessageName }>>;

export const messageText = (name: MessageName, language: Language, facts: Facts = {}): string =>
	messages[name][language].replaceAll(/\{(\w+)\}/g, (_, fact: string) => {
		const value = facts[fact];
		return typeof value === "object" ? messageText(value.message, language) : (value ?? "");
	});

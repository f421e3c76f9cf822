/** The payment methods of topping up: orders, and notifications that are believed or refused by name (ADR 0035). */
export { createAlipay, type AlipaySettings } from './payment/alipay';
export { createWxpay, type WxpaySettings } from './payment/wxpay';
export {
  PaymentError,
  type NewOrder,
  type NotificationReading,
  type NotificationRefusal,
  type OrderState,
  type Payment,
  type PaymentMethod,
  type RawNotification,
} from './payment/payment-method';

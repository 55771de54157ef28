ALTER TABLE "products" ADD COLUMN "aliases" text[] DEFAULT '{}' NOT NULL;
--> statement-breakpoint
DROP TRIGGER product_changed ON products;
--> statement-breakpoint
CREATE TRIGGER product_changed AFTER UPDATE OF slug, title, title_ar, brand, category, code, aliases, color, kind, yield_pages, price,
    regular_price, offer, offer_ar, is_new, is_top, is_published, description, description_ar, picture_shape, picture_color, devices
  ON products FOR EACH ROW EXECUTE FUNCTION tell_changed_product();

import { createRoot } from 'react-dom/client';
import '@ui/theme/base.css';
import { brands } from '@domain/brand/variant';
import { Gallery } from './Gallery';
import './gallery.css';

const { brand: named, logos = '' } = document.body.dataset;
const brand = brands.find(each => each === named);
const place = document.getElementById('gallery');
if (place && brand) createRoot(place).render(<Gallery brand={brand} logos={logos} />);
